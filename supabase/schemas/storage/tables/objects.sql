-- Generated from the migrations by npm run db:schema. Do not edit.

create policy "members add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'avatars'::text AND name ~ (('^'::text || (( SELECT auth.uid() AS uid))) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'::text));
create policy "members enter the second factor first" on storage.objects
  as restrictive for all to authenticated
  using (( SELECT private.is_session_complete() AS is_session_complete))
  with check (( SELECT private.is_session_complete() AS is_session_complete));
create policy "members read their own pictures and requested exports" on storage.objects
  for select to authenticated
  using (
CASE bucket_id
    WHEN 'avatars'::text THEN (storage.foldername(name))[1] = ((( SELECT auth.uid() AS uid))::text)
    WHEN 'exports'::text THEN (EXISTS ( SELECT
       FROM public.data_exports e
      WHERE e.path = objects.name AND e.requested_by = (( SELECT auth.uid() AS uid)) AND e.expires_at > now()))
    ELSE false
END);
create policy "members remove their own pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars'::text AND (storage.foldername(name))[1] = ((( SELECT auth.uid() AS uid))::text));
create policy "role views add no files" on storage.objects
  as restrictive for insert to authenticated
  with check (NOT ( SELECT private.is_viewing_role() AS is_viewing_role));
create policy "role views change no files" on storage.objects
  as restrictive for update to authenticated
  using (NOT ( SELECT private.is_viewing_role() AS is_viewing_role))
  with check (NOT ( SELECT private.is_viewing_role() AS is_viewing_role));
create policy "role views remove no files" on storage.objects
  as restrictive for delete to authenticated
  using (NOT ( SELECT private.is_viewing_role() AS is_viewing_role));

CREATE TRIGGER count_added AFTER INSERT ON storage.objects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_use();
CREATE TRIGGER count_changed AFTER UPDATE ON storage.objects REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_use();
CREATE TRIGGER count_removed AFTER DELETE ON storage.objects REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_use();
