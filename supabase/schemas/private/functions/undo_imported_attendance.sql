-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_imported_attendance(record uuid, change public.import_change)
 RETURNS public.import_undo
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.check_ins c set undone_at = now(), changed_at = now()
    where c.registration_id = record and c.undone_at is null;
  if change = 'new' then delete from public.event_registrations r where r.id = record; end if;
  return 'undone';
end $function$;
grant execute on function private.undo_imported_attendance(record uuid, change public.import_change) to function_owner;
