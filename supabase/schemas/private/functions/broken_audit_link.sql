-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.broken_audit_link()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  last_check private.audit_checks;
  broken bigint;
begin
  select min(l.position) into broken from (
    select k.*, lag(k.hash) over w as previous, row_number() over w as place from public.audit_links k
    window w as (order by k.position)
  ) l left join public.audit_entries e on e.id = l.entry_id
  where l.position <> l.place or e.id is null or l.hash <> private.audit_hash(l.previous, e);
  if broken is not null then return broken; end if;
  select c.* into last_check from private.audit_checks c
    where c.broken_at is null and c.links > 0 order by c.checked_at desc limit 1;
  if last_check.links > 0 and not exists (select from public.audit_links l
    where l.position = last_check.links and l.hash = last_check.head) then return last_check.links; end if;
  if exists (select from public.audit_entries e
    where not exists (select from public.audit_links l where l.entry_id = e.id)
      and not exists (select from private.audit_unsealed u where u.entry_id = e.id))
    then return coalesce((select max(l.position) from public.audit_links l), 0) + 1; end if;
  return null;
end $function$;
grant execute on function private.broken_audit_link() to function_owner;
