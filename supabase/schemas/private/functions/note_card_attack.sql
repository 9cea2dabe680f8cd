-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_card_attack()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hour_ago timestamptz := now() - interval '1 hour';
  unpaid bigint := (select count(*) from public.donations d where d.paid_at is null and d.created_at > hour_ago);
  attack uuid;
begin
  select a.id into attack from private.card_attacks a where a.last_at > hour_ago order by a.last_at desc limit 1;
  if unpaid < 60 or unpaid <= 2 * (select count(*) from public.donations d
      where d.paid_at is not null and d.source = 'card' and d.created_at > hour_ago) then
    return attack is not null;
  end if;
  if attack is not null then
    update private.card_attacks a set last_at = now() where a.id = attack;
    return true;
  end if;
  insert into private.card_attacks default values returning id into attack;
  perform private.queue_email('card-attack', e.address, jsonb_build_object('gifts', unpaid), 'card attack ' || attack || ' ' || e.user_id)
    from (select distinct u.user_id from public.user_roles u where u.role in ('finance', 'admin')) as u
    join private.confirmed_emails e on e.user_id = u.user_id;
  return true;
end $function$;
grant execute on function private.note_card_attack() to function_owner;
