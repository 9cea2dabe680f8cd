-- Staff lists show rows of one status. An enum is compared after the policy, row by row, unless a partial index says
-- the same: without these, a list of the few open ones reads the whole table.
create index donations_returned on public.donations (created_at, id) where status in ('refunded', 'disputed');
create index donations_open on public.donations (created_at, id) where status in ('created', 'pending', 'failed');
create index reversal_reports_new on public.reversal_reports (id) where status = 'new';
create index reversal_reports_accepted on public.reversal_reports (id) where status = 'accepted';
create index reversal_reports_set_aside on public.reversal_reports (id) where status = 'set-aside';
create index volunteer_hours_submitted on public.volunteer_hours (entered_at, id) where status = 'submitted';
create index volunteer_hours_rejected on public.volunteer_hours (entered_at, id) where status = 'rejected';
create index articles_in_review on public.articles (updated_at, id) where status = 'review';
