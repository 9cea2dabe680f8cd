-- A summary of a state's law is good for a year; a month before that it waits for an editor.

grant select on public.state_laws to function_owner;
create policy "function owner reads state laws" on public.state_laws for select to function_owner using (true);
call private.add_inbox_list('state-laws', '{editor}', 'public.state_laws',
  'item.is_published and item.reviewed_on < current_date - 335');
