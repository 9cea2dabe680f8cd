-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.compare_sign_ups()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said jsonb := coalesce(new.raw_user_meta_data, '{}');
  born date := private.read_birth_month(said ->> 'birth_month');
  is_adult boolean := coalesce(said ->> 'is_adult' = 'true', false);
  turns_adult date := case when not is_adult and born + interval '18 years 1 month' > current_date
    then born + interval '18 years 1 month' end;
  says_nothing boolean := not said ?| array['display_name', 'is_adult', 'birth_month', 'terms', 'privacy'];
begin
  new.raw_user_meta_data := new.raw_user_meta_data - 'birth_month';
  update public.profiles p set display_name = null
    where p.id = new.id and (says_nothing
      or said ? 'display_name' and p.display_name is distinct from trim(said ->> 'display_name'));
  update public.profiles p set age_answered_at = null, adult_on = null
    where p.id = new.id and (says_nothing
      or (is_adult or born is not null) and p.adult_on is distinct from turns_adult);
  if found then delete from public.policy_acceptances a where a.user_id = new.id; end if;
  return new;
end $function$;
alter function private.compare_sign_ups() owner to function_owner;
