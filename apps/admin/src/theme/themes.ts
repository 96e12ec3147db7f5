import type { RaThemeOptions } from 'react-admin'

/** The variables of styles/variables.css as MUI wants them: it computes with colours and cannot read ours. */
const COLOURS = {
  light: {
    ground: '#ffffff',
    raise: '#ffffff',
    text: '#17211b',
    quiet: '#4c5a51',
    line: '#dfe5de',
    act: '#0e4b36',
    actOn: '#ffffff',
    hot: '#f26a1b',
    bad: '#a3221b',
    ok: '#14653d',
    inf: '#1c5080',
    wrn: '#734600',
    hover: '#f3f6f1',
    sel: '#e4f0e9',
  },
  dark: {
    ground: '#131915',
    raise: '#1b241e',
    text: '#e9eee9',
    quiet: '#a9b6ad',
    line: '#28332c',
    act: '#63c596',
    actOn: '#07180f',
    hot: '#f26a1b',
    bad: '#ffa198',
    ok: '#85daab',
    inf: '#97c8f0',
    wrn: '#f3c968',
    hover: '#19211c',
    sel: '#16342a',
  },
} as const

function toTheme(mode: keyof typeof COLOURS): RaThemeOptions {
  const colour = COLOURS[mode]
  return {
    palette: {
      mode,
      primary: { main: colour.act, contrastText: colour.actOn },
      secondary: { main: colour.hot, contrastText: '#17211b' },
      error: { main: colour.bad },
      success: { main: colour.ok },
      info: { main: colour.inf },
      warning: { main: colour.wrn },
      background: { default: colour.ground, paper: colour.raise },
      text: { primary: colour.text, secondary: colour.quiet },
      divider: colour.line,
      action: { hover: colour.hover, selected: colour.sel },
    },
    shape: { borderRadius: 8 },
    typography: { fontFamily: 'var(--font-text)', fontSize: 13, button: { textTransform: 'none', fontWeight: 600 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0, square: true } },
      MuiButton: { styleOverrides: { root: { borderRadius: 99, height: 30 } } },
      MuiChip: { styleOverrides: { root: { borderRadius: 99, height: 22 } } },
      MuiTableCell: { styleOverrides: { root: { padding: '4px 10px', height: 38 } } },
      MuiTextField: { defaultProps: { size: 'small' } },
    },
  }
}

export const THEMES = { light: toTheme('light'), dark: toTheme('dark') }
