-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.withdraw_chapter_application(proof text)
 RETURNS public.chapter_withdrawal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.chapter_applications a set stage = 'withdrawn', note = null, changed_at = now()
    where a.id = private.application_of(proof) and a.stage in ('submitted', 'interview');
  if found then return 'withdrawn'; end if;
  return (case when private.application_of(proof) is null
    then 'unknown' else 'not-possible' end)::public.chapter_withdrawal_outcome;
end $function$;
alter function private.withdraw_chapter_application(proof text) owner to function_owner;
grant execute on function private.withdraw_chapter_application(proof text) to anon, authenticated;
