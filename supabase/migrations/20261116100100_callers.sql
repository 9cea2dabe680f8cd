-- Facts about the caller from the claims of the request, for functions whose owner cannot use the auth
-- schema.

-- The user id, like auth.uid(), which the function owner cannot call.
create function private.caller_id() returns uuid language sql stable set search_path = '' as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;

create function private.caller_has_second_factor() returns boolean language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false)
$$;

-- Whether the caller signed in by password or emailed code within the last ten minutes.
create function private.caller_proved_recently() returns boolean language sql stable set search_path = '' as $$
  select coalesce(max((method ->> 'timestamp')::bigint) > extract(epoch from now()) - 600, false)
  from jsonb_array_elements(
    coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]')
  ) as method
$$;

-- A keyed hash of a visitor's network, set by the embedded gateway; null for members and on a hosted project.
create function private.caller_network() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('request.network', true), '')
$$;
grant execute on function private.caller_id(), private.caller_has_second_factor(),
  private.caller_proved_recently(), private.caller_network() to function_owner;
