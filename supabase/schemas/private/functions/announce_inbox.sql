-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_inbox()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('inbox.is_announced', true) = 'yes' then return; end if;
  perform set_config('inbox.is_announced', 'yes', true);
  insert into public.inbox_changes default values;
end $function$;
alter function private.announce_inbox() owner to function_owner;
