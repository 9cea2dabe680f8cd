-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.undo_imported_gift(record uuid, change public.import_change)
 RETURNS public.import_undo
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.receipts r where r.donation_id = record) then return 'has-receipt'; end if;
  delete from public.donations d where d.id = record;
  return 'undone';
end $function$;
grant execute on function private.undo_imported_gift(record uuid, change public.import_change) to function_owner;
