-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.grant_lesson_coins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_coins(new.user_id, 'lesson:' || new.lesson_id);
  return null;
end $function$;
alter function private.grant_lesson_coins() owner to function_owner;
