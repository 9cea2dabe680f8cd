-- The start page of the staff console counts the refills that are not shipped; it read all of them.
create index refill_requests_open on public.refill_requests (id) where status <> 'shipped';
