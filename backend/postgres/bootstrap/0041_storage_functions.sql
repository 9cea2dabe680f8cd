-- Functions for policies on an object's name and the current request, with hosted's results.
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select parts[1:array_length(parts, 1) - 1] from string_to_array(name, '/') as parts
$$;

create function storage.filename(name text) returns text language sql immutable as $$
  select parts[array_length(parts, 1)] from string_to_array(name, '/') as parts
$$;

create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create function storage.allow_any_operation(expected_operations text[]) returns boolean language sql stable as $$
  select exists (
    select from unnest(expected_operations) as expected
    where regexp_replace(expected, '^storage\.', '') = regexp_replace(storage.operation(), '^storage\.', '')
  )
$$;

create function storage.allow_only_operation(expected_operation text) returns boolean language sql stable as $$
  select storage.allow_any_operation(array[expected_operation])
$$;

alter function storage.foldername owner to supabase_storage_admin;
alter function storage.filename owner to supabase_storage_admin;
alter function storage.extension owner to supabase_storage_admin;
alter function storage.operation owner to supabase_storage_admin;
alter function storage.allow_any_operation owner to supabase_storage_admin;
alter function storage.allow_only_operation owner to supabase_storage_admin;
