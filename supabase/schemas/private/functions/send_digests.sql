-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_digests(at timestamp with time zone DEFAULT now())
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  member record;
  sent bigint := 0;
begin
  for member in
    select m.user_id, m.address, private.digest_moment(coalesce(s.digest, 'each'), at) as moment
    from private.confirmed_emails m left join public.notification_settings s using (user_id)
    where exists (select from public.notices n where n.user_id = m.user_id and n.email_status = 'waiting'
      and n.created_at <= private.digest_moment(coalesce(s.digest, 'each'), at))
    order by m.user_id limit 500 for update of m skip locked
  loop
    sent := sent + private.send_digest(member.user_id, member.address, member.moment);
  end loop;
  return sent;
end $function$;
grant execute on function private.send_digests(at timestamp with time zone) to function_owner;
