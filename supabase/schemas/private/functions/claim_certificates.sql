-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_certificates(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_minor(person)
    or not exists (select from public.profiles p where p.id = person and p.age_answered_at is not null) then return;
  end if;
  with claimed as (
    delete from private.unclaimed_certificates u using private.confirmed_emails m
    where m.user_id = person and lower(u.email) = lower(m.address) returning u.certificate_id
  )
  update public.certificates c set user_id = person from claimed
    where c.id = claimed.certificate_id and c.user_id is null;
end $function$;
grant execute on function private.claim_certificates(person uuid) to function_owner;
