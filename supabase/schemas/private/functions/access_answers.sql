-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.access_answers(person uuid, thing public.access_thing, item text DEFAULT NULL::text)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own text := current_setting('request.jwt.claims', true);
  reasons public.access_answer[];
begin
  if thing is null or not private.has_opened(person) then return; end if;
  perform set_config('request.jwt.claims', private.claims_of(person)::text, true);
  case thing
    when 'course' then reasons := array(select private.course_answers(item::uuid));
    when 'test' then reasons := array(select private.test_answers(item::uuid));
    when 'certificate' then reasons := array(select private.certificate_answers(item::uuid));
    when 'ticket' then reasons := array(select private.ticket_answers(item::uuid));
    when 'guardian-area' then reasons := array(select private.guardian_answers());
    when 'kit' then reasons := array(select private.kit_answers());
    when 'staff-pages' then reasons := array(select private.staff_answers(item::public.app_role));
  end case;
  perform set_config('request.jwt.claims', own, true);
  return query select unnest(case when reasons = '{}' then '{allowed}' else reasons end);
exception when invalid_text_representation then
  return next 'unknown';
end $function$;
alter function private.access_answers(person uuid, thing public.access_thing, item text) owner to function_owner;
grant execute on function private.access_answers(person uuid, thing public.access_thing, item text) to authenticated;
