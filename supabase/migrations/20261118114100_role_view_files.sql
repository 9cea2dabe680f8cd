-- Storage does not call check_request, so its policies refuse files while the session views a role (decision 064).

create policy "role views add no files" on storage.objects as restrictive for insert to authenticated
  with check (not (select private.is_viewing_role()));
create policy "role views change no files" on storage.objects as restrictive for update to authenticated
  using (not (select private.is_viewing_role())) with check (not (select private.is_viewing_role()));
create policy "role views remove no files" on storage.objects as restrictive for delete to authenticated
  using (not (select private.is_viewing_role()));
