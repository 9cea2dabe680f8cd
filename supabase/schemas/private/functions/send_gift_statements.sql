-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_gift_statements(today date DEFAULT CURRENT_DATE)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last_year integer := date_part('year', $1)::integer - 1;
  donor text;
  issued uuid;
  made public.gift_statements;
  sent bigint := 0;
begin
  if date_part('month', $1) <> 1 then return 0; end if;
  for donor in
    select distinct lower(r.donor_email) from public.receipts r
    where r.donor_email is not null and r.is_live and r.amount_cents > 0 and r.thing is null
      and r.received_on between make_date(last_year, 1, 1) and make_date(last_year, 12, 31)
      and not exists (select from public.gift_statements s where lower(s.donor_email) = lower(r.donor_email)
        and s.year = last_year and s.emailed_at is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
    limit 200
  loop
    issued := private.issue_statement(donor, null, last_year);
    select * into made from public.gift_statements s where s.id = issued;
    perform private.queue_email('gift-statement', donor, jsonb_build_object('id', made.id, 'year', made.year,
      'cents', made.amount_cents, 'gifts', made.gift_count, 'code', made.code, 'legalName', made.legal_name, 'ein', made.ein),
      'statement ' || last_year || ' ' || donor);
    update public.gift_statements s set emailed_at = now() where s.id = made.id;
    sent := sent + 1;
  end loop;
  return sent;
end $function$;
alter function private.send_gift_statements(today date) owner to function_owner;
