-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.erasure_preview()
 RETURNS TABLE(title text, erasure text, kept_until text, kept_because text, topic text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.title, case m.erasure when 'with_account' then 'delete' else m.erasure end, m.kept_until, m.kept_because,
    case
      when m.relation ~ '\.(enrollments|lesson_|quiz_|survey_|certificate|kit_)' then 'learning'
      when m.relation ~ '\.(guardian|young_|consents|permission_slips|code_guesses)' then 'family'
      when m.relation ~ '\.(email_outbox|notices|notification_|unsubscribe_)' then 'messages'
      else 'account'
    end
  from private.person_map m group by 1, 2, 3, 4, 5 order by m.title not like 'Your %', m.title
$function$;
alter function private.erasure_preview() owner to function_owner;
grant execute on function private.erasure_preview() to authenticated;
