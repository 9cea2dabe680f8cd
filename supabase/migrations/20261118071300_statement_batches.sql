-- The January emails go through the donors of the year in the order of their addresses, from where the batch before ended.
-- A batch reads its own donors, not every receipt there is.

create index receipts_year_donor on public.receipts (extract(year from received_on), lower(donor_email))
  where is_live and amount_cents > 0 and thing is null;
create index receipts_issued on public.receipts (issued_at);
create index gift_statements_emailed on public.gift_statements (year, lower(donor_email)) where emailed_at is not null;

-- Up to 200 donors of real gifts in a year whose addresses come after the last one that has its statement.
create function private.next_statement_donors(year integer) returns setof text
language plpgsql stable set search_path = '' as $$
declare
  last_address text := (
    select lower(s.donor_email) from public.gift_statements s
    where s.year = $1 and s.emailed_at is not null and s.donor_email is not null order by 1 desc limit 1);
begin
  return query with recursive donors as (
    select coalesce(last_address, '') as address
    union all
    select (
      select lower(r.donor_email) from public.receipts r
      where r.is_live and r.amount_cents > 0 and r.thing is null and extract(year from r.received_on) = $1
        and lower(r.donor_email) > d.address
      order by lower(r.donor_email) limit 1
    ) from donors d where d.address is not null
  )
  select d.address from donors d
  where d.address > coalesce(last_address, '') and exists (
    select from public.receipts r
    where r.is_live and r.amount_cents > 0 and r.thing is null and extract(year from r.received_on) = $1
      and lower(r.donor_email) = d.address and not exists (select from public.receipts n where n.replaces = r.number))
  limit 200;
end $$;
grant execute on function private.next_statement_donors(integer) to function_owner;

-- Donors of that year whose receipt was written after it, such as for a check that staff entered late, and who got no email.
create function private.late_statement_donors(year integer) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query select distinct lower(r.donor_email) from public.receipts r
    where r.issued_at >= make_date($1 + 1, 1, 1) and r.donor_email is not null and r.is_live and r.amount_cents > 0
      and r.thing is null and extract(year from r.received_on) = $1
      and not exists (select from public.gift_statements s where lower(s.donor_email) = lower(r.donor_email)
        and s.year = $1 and s.emailed_at is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
    limit 200;
end $$;
grant execute on function private.late_statement_donors(integer) to function_owner;

create or replace function private.send_gift_statements(today date default current_date) returns bigint
language plpgsql security definer set search_path = '' as $$
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
end $$;
