-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_certificate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'revoked' then
    insert into private.impact_records (source, subject, state, amount)
      select 'certificates', new.user_id, coalesce(p.state, ''), 1 from public.profiles p where p.id = new.user_id
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    delete from private.impact_records r where r.source = 'certificates' and r.subject = old.user_id and not exists (
      select from public.certificates c where c.user_id = old.user_id and c.status <> 'revoked'
    );
  end if;
  return null;
end $function$;
alter function private.record_certificate() owner to function_owner;
