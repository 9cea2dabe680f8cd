-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.copy_confirmed_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.email <> '' and new.email_confirmed_at is not null then
    insert into private.confirmed_emails values (new.id, new.email)
      on conflict (user_id) do update set address = excluded.address;
  else
    delete from private.confirmed_emails where user_id = new.id;
  end if;
  return null;
end $function$;
alter function private.copy_confirmed_email() owner to function_owner;
