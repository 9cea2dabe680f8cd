-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean)
 RETURNS public.chapter_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.manages_chapter(chapter) then return 'not-allowed'; end if;
  update public.chapters c set led_by = private.filled_text($2), about = private.filled_text($3), meets = private.filled_text($4),
    meeting_place = private.filled_text($5), needs = private.filled_text($6), accepts_messages = $7
    where c.id = chapter;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean) owner to function_owner;
grant execute on function private.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean) to authenticated;
