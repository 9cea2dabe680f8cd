-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_check_in(link public.check_in_links, registration uuid, moment timestamp with time zone)
 RETURNS public.check_in_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.check_ins c set undone_at = now(), changed_at = now()
    where c.registration_id = registration and c.date_id = link.date_id and c.undone_at is null
      and c.checked_in_at <= moment;
  return case when found then 'undone' else 'not-checked-in' end::public.check_in_outcome;
end $function$;
grant execute on function private.undo_check_in(link public.check_in_links, registration uuid, moment timestamp with time zone) to function_owner;
