vcl 4.1;

# The edge in front of the shop: public pages and pictures, kept by what their Cache-Control says and forgotten by the keys they carry.
# It is started by systemd/cenich-cache.service.
# HAProxy stands before it (TLS) and behind it: a door to each kind of part, whichever host answers.

import std;
import xkey;

backend storefront {
  .host = "{{doors}}";
  .port = "{{storefrontDoor}}";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 5s;
  # Whether it lives, not whether it is ready: while data or services are away it still says so itself, and what it cannot answer is
  # taken from older copies below.
  .probe = { .url = "/live"; .interval = 2s; .timeout = 1s; .window = 5; .threshold = 3; .initial = 2; }
}

backend images {
  .host = "{{doors}}";
  .port = "{{imagesDoor}}";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .probe = { .url = "/ready"; .interval = 5s; .timeout = 1s; .window = 5; .threshold = 3; .initial = 2; }
}

acl inside {
  "127.0.0.0"/8;
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.restarts == 0) {
    # Our own notes; whoever sends them is not believed.
    unset req.http.X-Stale;
    unset req.http.X-Purged;
  }
  # A second look: only what is fresh, unless the page server has just failed.
  if (req.http.X-Stale == "wait" || req.http.X-Stale == "never") {
    set req.grace = 0s;
  } else {
    set req.grace = 30d;
  }

  # Nearly every request is a GET: it is asked as few questions as can be, each of them once.
  if (req.method != "GET" && req.method != "HEAD") {
    if (req.method == "PURGE") {
      # Whoever comes through a proxy has its address in front of the proxy's own: the worker comes straight.
      if (client.ip !~ inside || req.http.X-Forwarded-For ~ ",") {
        return (synth(403, "Forbidden"));
      }
      if (!req.http.xkey-purge) {
        return (synth(400, "xkey-purge is missing"));
      }
      # Soft: the old page serves while the new one is fetched. Hard is for whoever must take a page down at once.
      if (req.http.xkey-hard) {
        set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
      } else {
        set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
      }
      return (synth(200, "Purged"));
    }
    if (req.method !~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") {
      return (synth(405, "Method Not Allowed"));
    }
  }

  unset req.http.Proxy;
  set req.backend_hint = storefront;
  if (req.http.Host ~ "^(?i:img|images|obrazky)\.|[A-Z:]") {
    set req.http.Host = std.tolower(regsub(req.http.Host, ":[0-9]+$", ""));
    if (req.http.Host ~ "^(img|images|obrazky)\.") {
      set req.backend_hint = images;
      unset req.http.Cookie;
    }
  }

  # An address that is more than a path of the catalogue.
  if (req.url ~ "^/(live|ready|metrics|kosik|ucet|l|payments|prihlasit-se|odhlaseni|private|survey|nahled)([/?]|$)|\?") {
    # Not for visitors.
    if (req.url ~ "^/(live|ready|metrics)([/?]|$)") {
      return (synth(404, "Not Found"));
    }
    # What belongs to somebody says so itself (private, no-store); these are known before.
    if (req.url ~ "^/(kosik|ucet|l|payments|prihlasit-se|odhlaseni|private|survey|nahled)([/?]|$)") {
      return (pass);
    }
    if (!req.http.Authorization && (req.method == "GET" || req.method == "HEAD")) {
      # Campaign parameters are read by the browser and change nothing in the page.
      set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z_]+|hsa_[a-z]+|mc_[ce]id|_gl|_ga|[a-z]*clid|gclsrc|gbraid|wbraid|gad_[a-z]+|igshid|srsltid)=[^&]*&?", "");
      set req.url = regsub(req.url, "[?&]+$", "");
      set req.url = std.querysort(req.url);
    }
  }
  if (req.http.Authorization || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  return (lookup);
}

# Visitors who ask for the same missing page wait for one answer; it is Varnish's own way, as long as nothing is marked uncacheable
# for longer than it must be.
sub vcl_backend_response {
  # The page server is in trouble and there is an older copy: an answer that is taken over, even a fault, would take its place.
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Stale == "wait")) {
    return (abandon);
  }
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Somebody's own: remembered briefly, so that others do not queue for it. A public answer takes its place.
  if (beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)" || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(s-maxage|max-age)=[1-9]") {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    set beresp.grace = 0s;
    return (deliver);
  }

  # The same keys in the words of others, and the number of a request that will be forgotten: not carried by every hit.
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
  unset beresp.http.X-Request-Id;

  # stale-while-revalidate is read into grace by Varnish; without it there is none.
  if (beresp.http.Cache-Control !~ "(?i)stale-while-revalidate=") {
    set beresp.grace = 0s;
  }
  if (beresp.http.Cache-Control ~ "(?i)stale-if-error=[0-9]+") {
    set beresp.http.X-Sie = regsub(beresp.http.Cache-Control, "(?i)^.*stale-if-error=([0-9]+).*$", "\1s");
    if (std.duration(beresp.http.X-Sie, 0s) > beresp.grace) {
      set beresp.grace = std.duration(beresp.http.X-Sie, 0s);
    }
    unset beresp.http.X-Sie;
  }
  # The last moment of all: a purge moves the end of freshness, never this.
  set beresp.http.X-Until = "" + (now + beresp.ttl + beresp.grace);
  set beresp.keep = 0s;
}

sub vcl_hit {
  if (obj.ttl >= 0s) {
    return (deliver);
  }
  # A promise of a day is not repeated after its moment, whatever happens behind.
  if (std.time(obj.http.X-Until, now + 1s) < now) {
    if (req.http.X-Stale) {
      return (synth(503, "Past its moment"));
    }
    set req.http.X-Stale = "never";
    return (restart);
  }
  # Stale within what the page allows, or nobody there to ask: shown, and a new one is fetched behind the visitor.
  if (obj.ttl + std.duration(regsub(obj.http.Cache-Control, "(?i)^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s) > 0s || !std.healthy(req.backend_hint) || req.http.X-Stale == "any") {
    return (deliver);
  }
  set req.http.X-Stale = "wait";
  return (restart);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
    # The id in a copy is that of a stranger, long gone from the logs.
    set resp.http.X-Request-Id = "edge-" + req.xid;
  } else {
    set resp.http.X-Cache = "MISS";
  }
  # What the edge says to others beside us: nothing. Browsers ask again each time, as max-age says.
  unset resp.http.X-Until;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_backend_error {
  return (abandon);
}

sub vcl_synth {
  if (req.method == "PURGE") {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = resp.reason;
    return (deliver);
  }
  # It was asked for a fresh page, in vain; the old one may still be shown.
  if (resp.status == 503 && req.http.X-Stale == "wait") {
    set req.http.X-Stale = "any";
    return (restart);
  }
  if (resp.status == 503) {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Cache-Control = "private, no-store";
    set resp.http.Retry-After = "30";
    set resp.body = {"<!doctype html><html lang="cs"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Hned jsme zpátky | Čenich</title><style>body{margin:0;background:#faf6ee;color:#0e4b36;font:18px/1.6 system-ui,sans-serif}main{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem}h1{font-size:2rem;line-height:1.2}a{color:inherit}</style><main><h1>Čenich na chvíli ztratil stopu.</h1><p>Obchod teď neodpovídá. Stránku s cenou a dnem doručení vám raději neukážeme starou, slib by nemusel platit. Košík i objednávky jsou v bezpečí.</p><p>Zkuste to prosím za minutu znovu.</p></main></html>"};
    return (deliver);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.body = resp.reason;
  return (deliver);
}
