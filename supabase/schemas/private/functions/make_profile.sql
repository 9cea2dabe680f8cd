-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.make_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
  born date := private.read_birth_month(
    current_setting('open_airway.born_' || replace(new.id::text, '-', ''), true));
  is_adult boolean := coalesce(said ->> 'is_adult' = 'true', false);
  name text := left(trim(regexp_replace(said ->> 'display_name', '[[:cntrl:]]', '', 'g')), 80);
begin
  if born > current_date - interval '13 years' then
    raise exception 'accounts are for people of 13 years or more' using errcode = 'check_violation';
  end if;
  insert into public.profiles (id, display_name, age_answered_at, adult_on) values (
    new.id,
    case when private.is_plain_name(name) then name end,
    case when is_adult or born is not null then now() end,
    case when not is_adult and born + interval '18 years 1 month' > current_date
      then born + interval '18 years 1 month' end
  );
  insert into public.policy_acceptances (user_id, kind, version)
    select new.id, t.kind, t.version from public.policy_texts t
    where t.kind in ('terms', 'privacy') and said ->> t.kind = t.version::text and t.effective_from <= now();
  return null;
end $function$;
alter function private.make_profile() owner to function_owner;
