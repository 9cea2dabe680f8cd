-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_unconfirmed_accounts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.schedule_erasure(p.id, null, 'unconfirmed', now()) from public.profiles p
  where p.created_at < now() - interval '7 days'
    and not exists (select from private.confirmed_emails m where m.user_id = p.id)
    and not exists (select from private.last_sign_ins s where s.user_id = p.id and s.has_signed_in)
$function$;
grant execute on function private.delete_unconfirmed_accounts() to function_owner;
