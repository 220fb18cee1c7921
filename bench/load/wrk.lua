-- Fires the requests of a file in order, each once. arg: file, header, path.
function init(args)
  requests = {}
  for line in io.lines(args[1]) do
    local tab = string.find(line, "\t", 1, true)
    local headers = { ["content-type"] = "application/json", [args[2]] = string.sub(line, 1, tab - 1) }
    requests[#requests + 1] = wrk.format("POST", args[3], headers, string.sub(line, tab + 1))
  end
  at = 0
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local bad = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format('\n{"requests":%d,"micros":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), summary.errors.status, bad))
end
