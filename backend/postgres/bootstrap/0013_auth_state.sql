-- State of the auth service that hosted's tables have no columns for. Rate limit keys and devices are HMACs, so
-- they reveal neither users nor addresses.
create table backend.rate_limits (
  key text primary key,
  hits integer not null,
  last_at timestamptz not null,
  ends_at timestamptz not null
);
create index on backend.rate_limits (ends_at);

-- Counts one attempt against several limits and returns the seconds to wait, 0 if it is allowed. Callers pass
-- limits in the same order everywhere to avoid deadlocks.
create function backend.take_rate_limit(keys text[], allowed integer[], seconds integer[]) returns integer
language plpgsql set search_path = '' as $$
declare
  counted backend.rate_limits;
begin
  for i in 1 .. cardinality(keys) loop
    insert into backend.rate_limits as known (key, hits, last_at, ends_at)
      values (keys[i], 1, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds[i]))
      on conflict (key) do update set
        hits = case when known.ends_at <= excluded.last_at then 1 else least(known.hits, allowed[i]) + 1 end,
        ends_at = case when known.ends_at <= excluded.last_at then excluded.ends_at else known.ends_at end,
        last_at = excluded.last_at
      returning * into counted;
    if counted.hits > allowed[i] then
      return greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())));
    end if;
  end loop;
  return 0;
end $$;
revoke execute on function backend.take_rate_limit from public;

-- The six-digit code of a one-time token, the expiry of code and link, and the browser that requested them.
create table backend.one_time_codes (
  token_id uuid primary key references auth.one_time_tokens on delete cascade,
  purpose text not null,
  code_hash text not null,
  code_ends_at timestamptz not null,
  link_ends_at timestamptz not null,
  tries integer not null default 0,
  flow_state_id uuid references auth.flow_state on delete set null
);
create index on backend.one_time_codes (flow_state_id);

-- The newest 30-second step whose code was accepted; rejecting older ones prevents replay.
create table backend.totp_steps (
  factor_id uuid primary key references auth.mfa_factors on delete cascade,
  last_step bigint not null
);

create table backend.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
