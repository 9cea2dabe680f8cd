-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_nameplate()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  given text := private.new_nameplate();
begin
  if private.world_refusal(me) is not null then return null; end if;
  perform private.lock_wardrobe(me);
  update public.wardrobes w set nameplate = given where w.user_id = me;
  return given;
end $function$;
alter function private.change_nameplate() owner to function_owner;
grant execute on function private.change_nameplate() to authenticated;
