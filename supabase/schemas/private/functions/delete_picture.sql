-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_picture(wanted uuid)
 RETURNS public.picture_delete_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_picture(wanted) then return 'not-allowed'; end if;
  delete from public.pictures p where p.id = wanted;
  if not found then return 'unknown'; end if;
  perform private.enqueue_job('remove_picture', jsonb_build_object('picture', wanted));
  return 'deleted';
exception
  when foreign_key_violation then return 'in-use';
end $function$;
alter function private.delete_picture(wanted uuid) owner to function_owner;
grant execute on function private.delete_picture(wanted uuid) to authenticated;
