-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.question_health(course uuid)
 RETURNS TABLE(question uuid, people integer, missed_percent integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor', 'instructor') then return; end if;
  return query select q.id, t.passed, (t.passed_wrong * 100 / t.passed)
    from public.courses c join public.questions q on q.locale = c.locale and q.bank = c.bank
    join private.question_totals t on t.version_id = private.question_version(private.question_content(q))
    where c.id = course and t.passed >= 20;
end $function$;
alter function private.question_health(course uuid) owner to function_owner;
grant execute on function private.question_health(course uuid) to authenticated;
