-- Finance finds gifts by address, amount and receipt number, and reads all receipts. Under a policy an index serves only
-- comparisons of columns, so the address is stored in lower case.

alter table public.donations add column email_key text generated always as (lower(donor_email)) stored;
comment on column public.donations.email_key is 'The donor''s address in lower case, for exact searches.';
create index donations_email_key on public.donations (email_key, created_at, id);
create index donations_total on public.donations (total_cents, created_at, id);

drop index public.receipts_issued;
create index receipts_issued on public.receipts (issued_at, id);
create index receipts_corrected on public.receipts (issued_at, id) where replaces is not null;

-- The number of the receipt that replaces this one; null for a receipt that is valid.
create function public.replaced_by(receipt public.receipts) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (select r.number from public.receipts r where r.replaces = receipt.number);
end $$;
grant execute on function public.replaced_by(public.receipts) to authenticated;
