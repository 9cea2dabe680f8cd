-- The first report or refill request of a day marks the rows that are shuffled with it. Only a new status is announced:
-- a mark would tell when that first one arrived.

drop trigger note_inbox_update on public.reversal_reports;
create trigger note_inbox_update after update on public.reversal_reports
  for each row when (old.status is distinct from new.status and (old.status = 'new' or new.status = 'new'))
  execute function private.note_inbox_change('reversals', 'id');

drop trigger note_inbox_update on public.refill_requests;
create trigger note_inbox_update after update on public.refill_requests
  for each row when (old.status is distinct from new.status and (old.status = 'waiting' or new.status = 'waiting'))
  execute function private.note_inbox_change('refills', 'id');
