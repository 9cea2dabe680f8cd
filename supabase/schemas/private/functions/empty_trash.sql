-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.empty_trash()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone public.trash;
  erased bigint := 0;
begin
  for gone in delete from public.trash where removed_at < now() - interval '30 days' returning * loop
    erased := erased + 1;
    if gone.kind = 'pictures' then
      perform private.enqueue_job('remove_picture', jsonb_build_object('picture', gone.record_id));
    end if;
  end loop;
  return erased;
end $function$;
alter function private.empty_trash() owner to function_owner;
