-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_gift_statements(today date DEFAULT CURRENT_DATE)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last_year integer := date_part('year', $1)::integer - 1;
  donors text[];
  donor text;
  issued uuid;
  made public.gift_statements;
begin
  if date_part('month', $1) <> 1 then return 0; end if;
  donors := array(select private.next_statement_donors(last_year));
  -- Late ones wait for the last batch: their addresses would move the place where the next one starts.
  if cardinality(donors) = 0 then donors := array(select private.late_statement_donors(last_year)); end if;
  foreach donor in array donors loop
    issued := private.issue_statement(donor, null, last_year);
    select * into made from public.gift_statements s where s.id = issued;
    perform private.queue_email('gift-statement', donor, jsonb_build_object('id', made.id, 'year', made.year,
      'cents', made.amount_cents, 'gifts', made.gift_count, 'code', made.code, 'legalName', made.legal_name, 'ein', made.ein),
      'statement ' || last_year || ' ' || donor);
    update public.gift_statements s set emailed_at = now() where s.id = made.id;
  end loop;
  return cardinality(donors);
end $function$;
alter function private.send_gift_statements(today date) owner to function_owner;
