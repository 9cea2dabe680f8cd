-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.call_winner(winner uuid, is_alternate boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  about record;
begin
  update public.raffle_winners w set called_at = now(), claim_by = now() + make_interval(days => r.claim_days)
    from public.raffles r where w.id = winner and r.id = w.raffle_id
    returning w.user_id, w.number, w.raffle_id, w.claim_by, r.time_zone, r.title, r.slug into about;
  if about.user_id is not null then
    perform private.notify(about.user_id, 'account', case when is_alternate then 'raffle-alternate' else 'raffle-won' end,
      jsonb_build_object('title', about.title, 'slug', about.slug, 'number', about.number, 'claim_by', about.claim_by,
        'time_zone', about.time_zone),
      'raffle winner ' || winner);
  elsif not exists (select from public.raffle_entries e
      where e.raffle_id = about.raffle_id and e.number = about.number and e.card_contact is not null) then
    perform private.pass_on(winner);
  end if;
end $function$;
grant execute on function private.call_winner(winner uuid, is_alternate boolean) to function_owner;
