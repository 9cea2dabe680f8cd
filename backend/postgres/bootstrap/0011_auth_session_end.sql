-- However a session ends, by a member, by staff or in SQL, every process of the gateway hears of it when that
-- commits, so that the session's access token is refused at once.
create function auth.announce_session_end() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
alter function auth.announce_session_end() owner to supabase_auth_admin;
revoke execute on function auth.announce_session_end() from public;

create trigger announce_session_end after delete or update of not_after on auth.sessions
  for each row execute function auth.announce_session_end();

-- Who is banned or gone has no session.
create function auth.end_sessions_of_barred() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end $$;
alter function auth.end_sessions_of_barred() owner to supabase_auth_admin;
revoke execute on function auth.end_sessions_of_barred() from public;

create trigger end_sessions_of_barred after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until > now() or new.deleted_at is not null)
  execute function auth.end_sessions_of_barred();
