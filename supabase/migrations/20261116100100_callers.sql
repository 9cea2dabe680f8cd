-- Facts about the caller from the claims of the request, for functions whose owner cannot use the auth
-- schema.

-- Who is calling, as auth.uid() and auth.jwt() say it: those live in a schema that the function_owner has no key to.
create function private.caller_id() returns uuid language sql stable set search_path = '' as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;

create function private.caller_has_second_factor() returns boolean language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false)
$$;

-- Whether the caller has shown who they are, by password or a mailed code, within ten minutes.
create function private.caller_proved_recently() returns boolean language sql stable set search_path = '' as $$
  select coalesce(max((method ->> 'timestamp')::bigint) > extract(epoch from now()) - 600, false)
  from jsonb_array_elements(
    coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]')
  ) as method
$$;
grant execute on function private.caller_id(), private.caller_has_second_factor(),
  private.caller_proved_recently() to function_owner;
