-- The roles of a hosted project. Roles belong to the whole server, so another database may have made them already.
do $$
declare
  wanted record;
  unsafe text;
begin
  for wanted in select * from (values
    ('anon', 'nologin noinherit'),
    ('authenticated', 'nologin noinherit'),
    ('service_role', 'nologin noinherit bypassrls'),
    ('authenticator', 'login noinherit'),
    ('supabase_admin', 'nologin superuser createdb createrole replication bypassrls'),
    ('postgres', 'nologin createdb createrole bypassrls'),
    ('supabase_auth_admin', 'nologin noinherit createrole'),
    ('supabase_storage_admin', 'nologin noinherit createrole'),
    ('supabase_realtime_admin', 'nologin noinherit'),
    ('dashboard_user', 'nologin createdb createrole')
  ) as role (name, attributes) loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;

  select string_agg(rolname, ', ') into unsafe from pg_roles
    where rolname in ('anon', 'authenticated', 'authenticator') and (rolsuper or rolbypassrls);
  if unsafe is not null then
    raise exception 'on this server the role % skips row level security, so visitors would see everything', unsafe;
  end if;
end $$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

alter role authenticator set search_path = public, extensions;
alter role authenticator set idle_in_transaction_session_timeout = '30s';
alter role postgres set search_path = "$user", public, extensions;
