-- The gateway's own state. Only the owner has access to this schema.
create table if not exists backend.keys (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table if not exists backend.done_once (
  name text primary key,
  done_at timestamptz not null default now()
);
