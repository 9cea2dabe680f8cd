-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.last_sign_ins (user_id, has_signed_in) values (new.id, new.last_sign_in_at is not null)
    on conflict (user_id) do update set seen_on = current_date, has_signed_in = excluded.has_signed_in;
  if exists (select from public.erasures e where e.user_id = new.id and e.reason = 'inactive') then
    perform private.cancel_erasure(new.id);
  end if;
  return null;
end $function$;
alter function private.record_sign_in() owner to function_owner;
