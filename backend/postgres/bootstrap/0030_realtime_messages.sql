-- Broadcast from SQL with hosted's functions, the outbox of committed changes and messages that every realtime
-- process reads, and envelopes for messages too long for a notification. Only the gateway reads the last two.
create table realtime.outbox (
  id bigint generated always as identity primary key,
  -- Readers track the transaction id, because rows do not commit in the order of `id`.
  xid xid8 not null default pg_current_xact_id(),
  captured_at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('change', 'message')),
  relation oid,
  schema_name text,
  table_name text,
  operation text,
  record jsonb,
  old_record jsonb,
  is_cut boolean not null default false
);
create index on realtime.outbox (xid, id);

create table realtime.envelopes (
  id bigint generated always as identity primary key,
  body text not null,
  sent_at timestamptz not null default now()
);

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index on realtime.messages (inserted_at);
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role, postgres;
-- Migrations run as postgres and write the policies of this table.
grant supabase_realtime_admin to postgres;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
    values (message_id, jsonb_build_object('id', message_id) || payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end $$;

create function realtime.post_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.outbox (kind, record) values ('message', to_jsonb(new));
  perform pg_notify('realtime_outbox', pg_current_xact_id()::text);
  return null;
end $$;
create trigger post_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null)
  execute function realtime.post_message();

-- Sends messages of one realtime process to the others, in the given order.
create function realtime.publish(messages text[]) returns void language plpgsql set search_path = '' as $$
declare
  body text;
  envelope bigint;
begin
  foreach body in array messages loop
    if octet_length(body) < 8000 then
      perform pg_notify('realtime_message', body);
    else
      insert into realtime.envelopes (body) values (body) returning id into envelope;
      perform pg_notify('realtime_message', '#' || envelope);
    end if;
  end loop;
end $$;
revoke execute on function realtime.publish from public;
