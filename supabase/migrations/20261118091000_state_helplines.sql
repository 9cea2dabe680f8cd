-- Phone lines that a state runs for its own people, beside the national ones.

alter table public.helplines add column state text check (private.is_us_state(state));
comment on column public.helplines.state is 'The state whose people it is for; null for the whole country.';
grant insert (state), update (state) on public.helplines to authenticated, function_owner;
update private.import_lists
  set columns = '{name,phone,number_shown,description,hours,takes_texts,languages,state,position,checked_on,is_published}'
  where list = 'helplines';
