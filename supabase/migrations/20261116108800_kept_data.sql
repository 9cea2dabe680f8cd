-- What the site keeps about people, for the privacy page: the map that exports and erasures use.
create function private.kept_data() returns table (
  title text, fields text[], hidden_because text, does_guardian_see boolean, is_deleted boolean, kept_until text, kept_because text
) language sql stable security definer set search_path = '' as $$
  select m.title,
    array(
      select distinct field ->> 1 from private.person_map o, jsonb_array_elements(o.shows) as field
      where o.title = m.title order by 1
    ),
    min(m.hidden_because), bool_or(m.guardian_sees), bool_and(m.erasure in ('with_account', 'delete')),
    min(m.kept_until), min(m.kept_because)
  from private.person_map m group by m.title order by m.title not like 'Your %', m.title
$$;
call private.publish_function('kept_data', '{anon, authenticated}');
