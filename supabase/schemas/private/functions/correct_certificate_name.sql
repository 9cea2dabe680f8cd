-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.correct_certificate_name(wanted text, new_name text, reason text)
 RETURNS public.certificate_name_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.certificates;
  cleaned text := nullif(trim(regexp_replace(new_name, '[[:space:]]+', ' ', 'g')), '');
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  select * into held from public.certificates c where c.id = wanted for update;
  -- A certificate of an erased account stays without a name.
  if held.id is null or held.user_id is null then return 'unknown'; end if;
  if cleaned is null or length(cleaned) > 100 or cleaned ~ '[[:cntrl:]]' then return 'invalid'; end if;
  if reason is null or reason not in ('misspelled', 'new-name', 'holder-asked') then return 'no-reason'; end if;
  if cleaned is not distinct from held.holder_name then return 'unchanged'; end if;
  update public.certificates set holder_name = cleaned where id = wanted;
  insert into public.certificate_events (certificate_id, kind, detail, actor)
    values (wanted, 'name-corrected', reason, private.caller_id());
  perform private.notify(held.user_id, 'account', 'certificate-name-corrected',
    jsonb_build_object('certificate', wanted, 'course', held.course_title));
  return 'saved';
end $function$;
alter function private.correct_certificate_name(wanted text, new_name text, reason text) owner to function_owner;
grant execute on function private.correct_certificate_name(wanted text, new_name text, reason text) to authenticated;
