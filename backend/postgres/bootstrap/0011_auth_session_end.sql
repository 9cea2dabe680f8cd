-- Notifies every gateway process when a session is deleted, including directly in SQL, so that its access token
-- is rejected at once.
create function auth.announce_session_end() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
alter function auth.announce_session_end() owner to supabase_auth_admin;
revoke execute on function auth.announce_session_end() from public;

create trigger announce_session_end after delete or update of not_after on auth.sessions
  for each row execute function auth.announce_session_end();

-- Banned and deleted users have no sessions.
create function auth.end_sessions_of_blocked_users() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end $$;
alter function auth.end_sessions_of_blocked_users() owner to supabase_auth_admin;
revoke execute on function auth.end_sessions_of_blocked_users() from public;

create trigger end_sessions_of_blocked_users after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until > now() or new.deleted_at is not null)
  execute function auth.end_sessions_of_blocked_users();
