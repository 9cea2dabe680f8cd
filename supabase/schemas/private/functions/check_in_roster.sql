-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_roster(key text, since timestamp with time zone)
 RETURNS TABLE(registration_id uuid, number integer, name text, code_hash text, party_size integer, status public.registration_status, is_walk_up boolean, people integer, checked_in_at timestamp with time zone, checked_in_by text, repeated_at timestamp with time zone, signature text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.id, r.number, shown.name, shown.code_hash, r.party_size, r.status, r.is_walk_up, c.people, c.checked_in_at,
    by_link.label, c.repeated_at, private.roster_signature(l, r.id, shown.name, shown.code_hash, r.party_size)
  from private.open_check_in_link(key) l
  join public.event_registrations r on r.date_id = l.date_id and r.channel = 'room' and r.status <> 'waiting'
  cross join lateral (select private.short_name(r.name) as name, private.ticket_code_hash(r) as code_hash) shown
  left join public.check_ins c on c.registration_id = r.id and c.undone_at is null
  left join public.check_in_links by_link on by_link.id = c.link_id
  where (r.status not in ('canceled', 'expired') or since is not null)
    and (since is null or r.changed_at >= since
      or exists (select from public.check_ins x where x.registration_id = r.id and x.changed_at >= since))
  order by r.number
$function$;
alter function private.check_in_roster(key text, since timestamp with time zone) owner to function_owner;
grant execute on function private.check_in_roster(key text, since timestamp with time zone) to anon, authenticated;
