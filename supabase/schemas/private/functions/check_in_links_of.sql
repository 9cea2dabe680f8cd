-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_links_of(date uuid)
 RETURNS TABLE(id uuid, label text, created_at timestamp with time zone, created_by_name text, last_used_at timestamp with time zone, ended_at timestamp with time zone, ended_by_name text, check_ins bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_date(date) then return; end if;
  return query
    select l.id, l.label, l.created_at, private.display_name_of(l.created_by), l.last_used_at,
      least(l.revoked_at, case when now() >= private.check_in_links_end(d) then private.check_in_links_end(d) end),
      private.display_name_of(l.revoked_by),
      (select count(*) from public.check_ins c where c.link_id = l.id and c.undone_at is null)
    from public.check_in_links l join public.event_dates d on d.id = l.date_id
    where l.date_id = date order by l.created_at, l.id;
end $function$;
alter function private.check_in_links_of(date uuid) owner to function_owner;
grant execute on function private.check_in_links_of(date uuid) to authenticated;
