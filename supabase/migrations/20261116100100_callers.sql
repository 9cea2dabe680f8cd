-- Facts about the caller from the claims of the request, for functions whose owner cannot use the auth
-- schema. PL/pgSQL, because PostgreSQL plans a SQL function again in every query that calls it.

-- The user id, like auth.uid(), which the function owner cannot call.
create function private.caller_id() returns uuid language plpgsql stable set search_path = '' as $$
begin
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;
end $$;

create function private.caller_has_second_factor() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false);
end $$;

-- Whether the caller signed in by password or emailed code within the last ten minutes.
create function private.caller_proved_recently() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return coalesce(max((method ->> 'timestamp')::bigint) > extract(epoch from now()) - 600, false)
    from jsonb_array_elements(
      coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]')
    ) as method;
end $$;

-- A keyed hash of a visitor's network, set by the embedded gateway; null for members and on a hosted project.
create function private.caller_network() returns text language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.network', true), '');
end $$;
grant execute on function private.caller_id(), private.caller_has_second_factor(),
  private.caller_proved_recently(), private.caller_network() to function_owner;
